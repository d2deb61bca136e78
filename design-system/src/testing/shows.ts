import { expect, screen, userEvent, waitFor } from "storybook/test"

/** A text, or a role with an accessible name. */
type Seen = string | RegExp | readonly [role: string, name?: string | RegExp]

const found = (seen: Seen) => {
  if (typeof seen === "string" || seen instanceof RegExp) return screen.queryAllByText(seen)
  const [role, name] = seen
  return screen.queryAllByRole(role, { name })
}

const inSight = (seen: Seen) =>
  waitFor(() => {
    const [one, ...others] = found(seen)
    if (!one) throw new Error(`There is no ${seen}`)
    expect(others).toEqual([])
    expect(one).toBeVisible()
    return one
  })

/** What a story must not show. */
export const no = (seen: Seen) => ({ no: seen })

/** A press on a button of this name, or on another control, calls the function: once, or at last with what is given. */
export const press = <Args>(on: Seen, calls: (args: Args) => unknown, ...given: readonly unknown[]) => ({
  press: on,
  calls,
  given,
})

type Step<Args> = Seen | ReturnType<typeof no> | ReturnType<typeof press<Args>>

/** A story's play: each thing is in sight once, or is pressed, or is not there, one after the other. */
export const shows =
  <Args>(...steps: readonly Step<Args>[]) =>
  async ({ args }: { args: Args }) => {
    for (const step of steps) {
      if (typeof step === "string" || !("no" in step || "press" in step)) await inSight(step)
      else if ("no" in step) await expect(found(step.no)).toEqual([])
      else {
        const { press: on, calls, given } = step
        await userEvent.click(await inSight(typeof on === "string" ? ["button", on] : on))
        if (given.length === 0) await expect(calls(args)).toHaveBeenCalledOnce()
        else await expect(calls(args)).toHaveBeenLastCalledWith(...given)
      }
    }
  }
