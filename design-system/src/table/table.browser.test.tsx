import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { Table } from "./table"

const columns = [
  { id: "name", header: "Name", cell: (row: { name: string }) => row.name },
  { id: "sum", header: "Sum", numeric: true, cell: () => "1.0000" },
]

test("a press anywhere in a row follows its link", async () => {
  const screen = await render(
    <Table
      label="Plays"
      rows={[{ name: "one" }, { name: "two" }]}
      columns={columns}
      rowKey={(row) => row.name}
      rowLink={(row, content) => <a href={`#${row.name}`}>{content}</a>}
      empty="None"
    />,
  )
  const lastCell = screen.getByRole("cell", { name: "1.0000" }).nth(1)
  await lastCell.click({ force: true })
  expect(window.location.hash).toBe("#two")
})
