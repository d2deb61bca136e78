import "../../../.storybook/preview.css"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Table, type TableProps } from "./table"

interface Row {
  name: string
  sum: number
}
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ name: `row ${index + 1}`, sum: (index * 7_919) % count }))
const props: Omit<TableProps<Row>, "rows"> = {
  label: "Plays",
  columns: [
    { id: "name", header: "Name", cell: ({ name }) => name },
    { id: "sum", header: "Sum", numeric: true, sortBy: ({ sum }) => sum, cell: ({ sum }) => `${sum}.00` },
  ],
  rowKey: ({ name }) => name,
  rowLink: ({ name }, content) => <a href={`#${name}`}>{content}</a>,
  empty: "None",
}
const link = (name: string) => page.getByRole("link", { name, exact: true })
const scrollerOf = (element: Element) => {
  const scroller = element.closest('[data-slot="table"]')
  if (!scroller) throw new Error("The table has no scroller")
  return scroller
}

test("a press anywhere in a row follows its link", async () => {
  const screen = await render(<Table {...props} rows={rowsOf(2)} />)
  await screen.getByRole("cell", { name: "1.00" }).click({ force: true })
  expect(decodeURIComponent(window.location.hash)).toBe("#row 2")
})

test("the server draws a screen of rows, and not all of them", () => {
  const rows = renderToString(<Table {...props} rows={rowsOf(10_000)} maxHeight="400px" />).match(/row \d+/g) ?? []
  expect(rows.length).toBeGreaterThanOrEqual(10)
  expect(rows.length).toBeLessThan(60)
})

test("of 10,000 rows only those in view are drawn, under a head that stays", async () => {
  await render(<Table {...props} rows={rowsOf(10_000)} maxHeight="400px" />)
  const head = page.getByRole("columnheader", { name: "Name" }).element()
  const scroller = scrollerOf(head)
  expect(page.getByRole("table").element().getAttribute("aria-rowcount")).toBe("10001")
  expect(document.querySelectorAll("tbody tr").length).toBeLessThan(40)
  expect(scroller.scrollHeight).toBeGreaterThan(500_000)
  scroller.scrollTop = 260_000
  await expect.element(link("row 5001")).toBeVisible()
  const { left, top, height } = head.getBoundingClientRect()
  expect(head.contains(document.elementFromPoint(left + 10, top + height / 2))).toBe(true)
  expect(Math.round(top - scroller.getBoundingClientRect().top)).toBe(0)
  expect(document.querySelectorAll("tbody tr").length).toBeLessThan(40)
})

test("the arrow keys, Page Down, Home and End lead through 10,000 rows, each in full view", async () => {
  await render(<Table {...props} rows={rowsOf(10_000)} maxHeight="400px" />)
  await userEvent.keyboard("{Tab}{Tab}")
  const focused = async (name: string) => {
    await expect.element(link(name)).toHaveFocus()
    const row = link(name).element().closest("tr")?.getBoundingClientRect()
    const head = page.getByRole("columnheader", { name: "Name" }).element().getBoundingClientRect()
    const scroller = scrollerOf(link(name).element()).getBoundingClientRect()
    expect(row?.top).toBeGreaterThanOrEqual(head.bottom - 1)
    expect(row?.bottom).toBeLessThanOrEqual(scroller.bottom + 1)
  }
  await focused("row 1")
  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  await focused("row 3")
  await userEvent.keyboard("{ArrowUp}")
  await focused("row 2")
  await userEvent.keyboard("{End}")
  await focused("row 10000")
  await userEvent.keyboard("{ArrowDown}")
  await focused("row 10000")
  await userEvent.keyboard("{PageUp}")
  await focused("row 9994")
  await userEvent.keyboard("{Home}")
  await focused("row 1")
})

test("10,000 rows that change keep focus and scroll, and draw only the rows in view", async () => {
  const drawn: string[] = []
  const columns: TableProps<Row>["columns"] = [
    {
      id: "name",
      header: "Name",
      cell: ({ name }) => {
        drawn.push(name)
        return name
      },
    },
    { id: "sum", header: "Sum", numeric: true, sortBy: ({ sum }) => sum, cell: ({ sum }) => `${sum}.00` },
  ]
  const table = (sum: number) => (
    <Table {...props} columns={columns} rows={rowsOf(10_000).map((row) => ({ ...row, sum }))} maxHeight="400px" />
  )
  const screen = await render(table(0))
  const scroller = scrollerOf(page.getByRole("columnheader", { name: "Name" }).element())
  scroller.scrollTop = 260_000
  await expect.element(link("row 5001")).toBeVisible()
  const focused = link("row 5003").element()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  const { scrollTop } = scroller
  const shown = () => Number(link("row 5003").element().closest("tr")?.querySelector("td:last-child")?.textContent)
  for (const second of [1, 2, 3]) {
    drawn.length = 0
    await screen.rerender(table(second))
    await expect.poll(shown).toBe(second)
    expect(document.activeElement).toBe(link("row 5003").element())
    expect(scroller.scrollTop).toBe(scrollTop)
    expect(document.querySelectorAll("tbody tr").length).toBeLessThan(40)
    expect(new Set(drawn).size).toBeLessThan(40)
    expect(drawn.length).toBeLessThan(120)
  }
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(link("row 5004")).toHaveFocus()
})

test("the row that has the focus keeps it when rows come above it and the table is scrolled", async () => {
  const screen = await render(<Table {...props} rows={rowsOf(200)} maxHeight="400px" />)
  await userEvent.keyboard("{Tab}{Tab}{ArrowDown}")
  await expect.element(link("row 2")).toHaveFocus()
  const scroller = scrollerOf(link("row 2").element())
  scroller.scrollTop = 4_000
  await expect.element(link("row 80")).toBeVisible()
  const newest = Array.from({ length: 5 }, (_, index) => ({ name: `new ${index}`, sum: 0 }))
  await screen.rerender(<Table {...props} rows={[...newest, ...rowsOf(200)]} maxHeight="400px" />)
  await expect.element(link("row 2")).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(link("row 3")).toHaveFocus()
})

test("a press on a head with Shift still sorts by that column alone", async () => {
  const sums = { ...props, columns: props.columns.map((column) => ({ sortBy: ({ sum }: Row) => sum, ...column })) }
  await render(<Table {...sums} rows={rowsOf(3)} />)
  await page.getByRole("button", { name: "Sum" }).click()
  await page.getByRole("button", { name: "Name" }).click({ modifiers: ["Shift"] })
  await expect.element(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending")
  expect(page.getByRole("columnheader", { name: "Sum" }).element().ariaSort ?? "none").toBe("none")
})

test("10,000 rows are sorted by a press on the head and by the keyboard, and the order is announced", async () => {
  await render(<Table {...props} rows={rowsOf(10_000)} maxHeight="400px" />)
  const head = page.getByRole("columnheader", { name: "Sum" })
  await page.getByRole("button", { name: "Sum" }).click()
  await expect.element(head).toHaveAttribute("aria-sort", "descending")
  await expect.element(page.getByRole("row").nth(1)).toHaveTextContent("9999.00")
  await userEvent.keyboard("{Enter}")
  await expect.element(head).toHaveAttribute("aria-sort", "ascending")
  await expect.element(page.getByRole("row").nth(1)).toHaveTextContent("row 10.00")
})

test("in a narrow place each row is a card that names its figures, and the heads still sort", async () => {
  await render(
    <div style={{ width: 360 }}>
      <Table {...props} rows={rowsOf(3)} narrow="cards" />
    </div>,
  )
  const table = page.getByRole("table", { name: "Plays" }).element()
  expect(table.scrollWidth).toBeLessThanOrEqual(360)
  const figure = page.getByRole("cell", { name: "2.00" })
  const name = page.getByRole("cell", { name: "row 2" })
  expect(figure.element().getBoundingClientRect().top).toBeGreaterThan(
    name.element().getBoundingClientRect().bottom - 1,
  )
  await expect.element(figure.getByText("Sum")).toBeVisible()
  await page.getByRole("button", { name: "Sum" }).click()
  await expect.element(page.getByRole("row").nth(1)).toHaveTextContent("row 2")
})

test("a row's link has the spoken name it was given, and the one that Tab reaches says which keys lead on", async () => {
  await render(<Table {...props} rows={rowsOf(3)} rowLabel={({ name, sum }) => `${name}, ${sum} SOL`} />)
  const first = page.getByRole("link", { name: "row 1, 0 SOL" })
  await expect.element(first).toHaveAccessibleDescription("Arrow keys lead to the other rows")
  await expect.element(page.getByRole("link", { name: "row 2, 2 SOL" })).toHaveAccessibleDescription("")
})

test("the end of loading is read in a region that was there before", async () => {
  const screen = await render(<Table {...props} rows={[]} loadingRows={3} />)
  const region = screen.container.querySelector("[role=status]")
  await expect.poll(() => region?.textContent).toBe("Loading Plays")
  await screen.rerender(<Table {...props} rows={rowsOf(3)} />)
  await expect.poll(() => region?.textContent).toBe("Plays loaded")
  expect(region?.isConnected).toBe(true)
})
