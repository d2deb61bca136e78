{
  const form = document.querySelector("form")
  const articles = [...document.querySelectorAll("article")]
  const text = document.querySelector("textarea")
  const download = document.querySelector("a[download]")
  const box = (article) => article.querySelector("input")

  function showList() {
    const approved = articles.filter((article) => box(article).checked)
    const list = Object.fromEntries(approved.map(({ dataset }) => [dataset.key, dataset.sha256]))
    text.value = `${JSON.stringify(list, null, 2)}\n`
    download.href = URL.createObjectURL(new Blob([text.value], { type: "application/json" }))
  }

  function applyFilter() {
    const { component, theme } = Object.fromEntries(new FormData(form))
    const wanted = (chosen, own) => chosen === "" || chosen === own
    for (const article of articles) {
      const { dataset } = article
      article.hidden = !wanted(component, dataset.component) || !wanted(theme, dataset.themeId)
    }
  }

  form.addEventListener("change", applyFilter)
  document.querySelector("main").addEventListener("change", showList)
  form.elements.all.addEventListener("click", () => {
    for (const article of articles) if (!article.hidden) box(article).checked = true
    showList()
  })
  document.querySelector("[name=copy]").addEventListener("click", () => navigator.clipboard.writeText(text.value))
  showList()
}
