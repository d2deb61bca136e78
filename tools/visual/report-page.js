{
  const form = document.querySelector("form")
  const articles = [...document.querySelectorAll("article")]
  const text = document.querySelector("textarea")
  const download = document.querySelector("a[download]")
  const status = document.querySelector("[role=status]")
  const box = (article) => article.querySelector("input")

  function showList() {
    const approved = articles.filter((article) => box(article).checked)
    const list = Object.fromEntries(approved.map(({ dataset }) => [dataset.key, dataset.sha256]))
    text.value = `${JSON.stringify(list, null, 2)}\n`
    download.href = URL.createObjectURL(new Blob([text.value], { type: "application/json" }))
    status.textContent = `${approved.length} of ${articles.length} approved`
  }

  function applyFilter() {
    const { component, theme } = Object.fromEntries(new FormData(form))
    const wanted = (chosen, own) => chosen === "" || chosen === own
    for (const article of articles) {
      const { dataset } = article
      article.hidden = !wanted(component, dataset.component) || !wanted(theme, dataset.themeId)
    }
  }

  /** The server of `--serve` writes the file; a report that was opened from a folder is downloaded instead. */
  async function save() {
    const saved = await fetch("approved.json", { method: "PUT", body: text.value }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!saved) download.click()
    status.textContent = saved ? "Saved as dist/visual/approved.json" : "Downloaded as approved.json"
  }

  function move(step) {
    const shown = articles.filter((article) => !article.hidden)
    const at = shown.indexOf(document.activeElement?.closest("article"))
    const next = shown[Math.max(0, Math.min(shown.length - 1, at + step))]
    next?.focus()
    next?.scrollIntoView({ block: "start" })
  }

  function toggle() {
    const article = document.activeElement?.closest("article")
    if (!article) return
    box(article).checked = !box(article).checked
    showList()
  }

  const views = { 0: "", 1: "before", 2: "after", 3: "difference" }
  const keys = {
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    a: toggle,
    s: save,
  }
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select, textarea")) return
    const act = keys[event.key] ?? (event.key in views && (() => (document.body.dataset.view = views[event.key])))
    if (!act) return
    event.preventDefault()
    act()
  })

  form.addEventListener("change", applyFilter)
  document.querySelector("main").addEventListener("change", showList)
  form.elements.all.addEventListener("click", () => {
    for (const article of articles) if (!article.hidden) box(article).checked = true
    showList()
  })
  document.querySelector("[name=copy]").addEventListener("click", () => navigator.clipboard.writeText(text.value))
  document.querySelector("[name=save]").addEventListener("click", save)
  showList()
}
