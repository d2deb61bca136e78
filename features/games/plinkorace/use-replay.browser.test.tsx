import { useState } from "react"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { raceOf } from "./race"
import { useReplay } from "./use-replay"

const race = raceOf("a race", 3, 1)

function Seen({ still }: { still: boolean }) {
  const [looking, setLooking] = useState(true)
  const { round, over, skip } = useReplay(looking ? race : null, still)
  return (
    <>
      <p>{looking ? `${over ? "over" : "racing"} in round ${round}` : "in the lobby"}</p>
      <button type="button" onClick={skip}>
        Skip
      </button>
      <button type="button" onClick={() => setLooking(!looking)}>
        {looking ? "Leave" : "Replay"}
      </button>
    </>
  )
}

test("selecting a finished race again replays it", async () => {
  const screen = await render(<Seen still={false} />)
  await expect.element(screen.getByText(/^racing in round/)).toBeVisible()
  await screen.getByText("Skip").click()
  await expect.element(screen.getByText(`over in round ${race.rounds.length - 1}`)).toBeVisible()
  await screen.getByText("Leave").click()
  await screen.getByText("Replay").click()
  await expect.element(screen.getByText(/^racing in round/)).toBeVisible()
})

test("for those who asked for stillness it is over at once, each time", async () => {
  const screen = await render(<Seen still />)
  await expect.element(screen.getByText(/^over/)).toBeVisible()
  await screen.getByText("Leave").click()
  await screen.getByText("Replay").click()
  await expect.element(screen.getByText(/^over/)).toBeVisible()
})
