{
  const form = document.querySelector("form")
  const articles = [...document.querySelectorAll("article")]
  const text = document.querySelector("textarea")
  const download = document.querySelector("a[download]")
  const status = document.querySelector("[role=status]")
  const box = (article) => article.querySelector("input[type=checkbox]")
  const members = (article) => [...article.querySelectorAll("nav button")]
  const sides = { before: "Before", after: "After", difference: "Difference" }
  const marginPx = 24
  const largestZoom = 8
  let zoomStep = 0
  let whole = false

  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children)
    return made
  }

  /** The part of a picture that changed, at a zoom that fills its column, with whole pixels where it grows. */
  function crop(stage, { dataset }) {
    const [width, height] = dataset.size.split(",").map(Number)
    const [left, top, wide, high] = dataset.box.split(",").map(Number)
    const part = whole || wide === 0 ? [0, 0, width, height] : null
    const x = part ? 0 : Math.max(0, left - marginPx)
    const y = part ? 0 : Math.max(0, top - marginPx)
    const cropWidth = part ? width : Math.min(width, left + wide + marginPx) - x
    const cropHeight = part ? height : Math.min(height, top + high + marginPx) - y
    const column = stage.querySelector("figure:not([hidden])")?.clientWidth || stage.clientWidth
    const fits = Math.min(column / cropWidth, (innerHeight * 0.6) / cropHeight, largestZoom / 2)
    const fit = fits > 1 ? Math.floor(fits) : fits
    const zoom = Math.max(0.1, Math.min(largestZoom, fit * 2 ** zoomStep))
    const set = (name, value) => stage.style.setProperty(`--${name}`, value)
    for (const [name, value] of Object.entries({
      x,
      y,
      "crop-width": cropWidth,
      "crop-height": cropHeight,
      width,
      zoom,
    }))
      set(name, value)
    stage.toggleAttribute("data-grown", zoom > 1)
  }

  const picture = (source, alt) =>
    source ? element("img", { src: source, alt, loading: "lazy" }) : element("p", { textContent: "no picture" })

  /** Before and after lie on each other in every view but the one side by side. */
  function show(article, shown) {
    for (const member of members(article)) member.setAttribute("aria-pressed", String(member === shown))
    const { before, after, size } = shown.dataset
    const stage = article.querySelector(".stage")
    const figures = Object.entries(sides).map(([side, caption]) => {
      const both = side === "difference"
      const images = both ? [before, after] : [shown.dataset[side]]
      const figure = element(
        "figure",
        {},
        element("figcaption", { textContent: caption }),
        element(
          "a",
          { className: "crop", href: shown.dataset[both ? "after" : side] || before },
          element("span", { className: "window" }, ...images.map((source) => picture(source, caption))),
        ),
      )
      figure.dataset.side = side
      return figure
    })
    const swipe = element("input", {
      type: "range",
      min: 0,
      max: 100,
      value: 50,
      ariaLabel: "How much of after is shown",
    })
    swipe.addEventListener("input", () => stage.style.setProperty("--swipe", `${swipe.value}%`))
    stage.style.setProperty("--swipe", "50%")
    stage.replaceChildren(element("p", { textContent: shown.dataset.words }), ...figures, swipe)
    stage.toggleAttribute("data-gone", size === "0,0")
    crop(stage, shown)
  }

  const pressed = (article) => article.querySelector("nav [aria-pressed=true]")
  const redraw = () => {
    for (const article of articles) {
      const shown = pressed(article)
      if (shown && !article.hidden) crop(article.querySelector(".stage"), shown)
    }
  }

  const isApproved = ({ dataset }) => "approved" in dataset

  function approve(some, now) {
    for (const member of some) member.toggleAttribute("data-approved", now)
    showList()
  }

  function showList() {
    for (const article of articles) {
      const known = members(article).filter(isApproved).length
      box(article).checked = known === members(article).length
      box(article).indeterminate = known > 0 && !box(article).checked
    }
    const all = articles.flatMap(members)
    const approved = all.filter(isApproved)
    const list = Object.fromEntries(approved.map(({ dataset }) => [dataset.key, dataset.sha256]))
    text.value = `${JSON.stringify(list, null, 2)}\n`
    download.href = URL.createObjectURL(new Blob([text.value], { type: "application/json" }))
    status.textContent = `${approved.length} of ${all.length} pictures approved`
  }

  function applyFilter() {
    const { component, theme } = Object.fromEntries(new FormData(form))
    const wanted = (chosen, own) => chosen === "" || chosen === own
    for (const article of articles) {
      const own = members(article)
      for (const member of own)
        member.hidden = !wanted(component, member.dataset.component) || !wanted(theme, member.dataset.themeId)
      const left = own.filter((member) => !member.hidden)
      article.hidden = left.length === 0
      if (left.length > 0 && !left.includes(pressed(article))) show(article, left[0])
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

  const current = () => document.activeElement?.closest("article")
  const among = (all, at, step) => all[Math.max(0, Math.min(all.length - 1, all.indexOf(at) + step))]

  function move(step) {
    const next = among(
      articles.filter((article) => !article.hidden),
      current(),
      step,
    )
    next?.focus()
    next?.scrollIntoView({ block: "start" })
  }

  function turn(step) {
    const article = current()
    if (!article) return
    show(
      article,
      among(
        members(article).filter((member) => !member.hidden),
        pressed(article),
        step,
      ),
    )
  }

  function toggle() {
    const article = current()
    if (article) approve(members(article), !box(article).checked)
  }

  function zoomBy(step) {
    zoomStep = step === 0 ? 0 : Math.max(-3, Math.min(4, zoomStep + step))
    redraw()
  }

  function setView(view) {
    document.body.dataset.view = view
    form.elements.view.value = view
    redraw()
  }

  const views = [...form.elements.view].map(({ value }) => value)
  const keys = {
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    l: () => turn(1),
    ArrowRight: () => turn(1),
    h: () => turn(-1),
    ArrowLeft: () => turn(-1),
    "+": () => zoomBy(1),
    "=": () => zoomBy(1),
    "-": () => zoomBy(-1),
    f: () => {
      whole = !whole
      redraw()
    },
    a: toggle,
    s: save,
  }
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = event.key.startsWith("Arrow")
    if (event.target.closest("select, textarea") || (arrow && event.target.matches("input"))) return
    const view = /^\d$/.test(event.key) ? views[Number(event.key)] : undefined
    const act = keys[event.key] ?? (view && (() => setView(view)))
    if (!act) return
    event.preventDefault()
    act()
  })

  form.addEventListener("change", ({ target }) => (target.name === "view" ? setView(target.value) : applyFilter()))
  form.addEventListener("submit", (event) => event.preventDefault())
  const main = document.querySelector("main")
  main.addEventListener("change", ({ target }) => {
    if (target.type === "checkbox") approve(members(target.closest("article")), target.checked)
  })
  main.addEventListener("click", ({ target }) => {
    if (target.matches("nav button")) show(target.closest("article"), target)
  })
  form.elements.all.addEventListener("click", () =>
    approve(
      articles.flatMap(members).filter((member) => !member.hidden),
      true,
    ),
  )
  addEventListener("resize", redraw)
  document.querySelector("[name=copy]").addEventListener("click", () => navigator.clipboard.writeText(text.value))
  document.querySelector("[name=save]").addEventListener("click", save)
  for (const article of articles) show(article, members(article)[0])
  showList()
}
