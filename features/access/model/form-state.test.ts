import { expect, test } from "vitest"
import { defaultAccessOverride } from "#contract/access-override"
import { formState } from "./form-state"

const closed = { ...defaultAccessOverride, enabled: true }

test("the form says what visitors get while nothing is changed", () => {
  expect(formState(defaultAccessOverride, null, defaultAccessOverride)).toEqual({
    text: "Casino open for everyone",
    tone: "success",
  })
  expect(formState(closed, null, closed)).toEqual({ text: "Casino closed for everyone", tone: "danger" })
})

test("a change is not saved until the server has it, and says what visitors get meanwhile", () => {
  expect(formState(defaultAccessOverride, null, closed).text).toBe("Not saved, open for everyone")
  expect(formState(closed, null, defaultAccessOverride).text).toBe("Not saved, closed for everyone")
})

test("a previewed change is called so until it is edited again", () => {
  expect(formState(defaultAccessOverride, closed, closed).text).toBe("Previewed in this browser, not saved")
  const edited = { ...closed, accessMessage: "Back at noon." }
  expect(formState(defaultAccessOverride, closed, edited).text).toBe("Not saved, open for everyone")
})
