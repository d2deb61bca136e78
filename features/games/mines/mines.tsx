import { acceptsBet, stakeFits, stakeLimits } from "@dghrt/betting/model"
import { Gem, Mine, NumberStepper, PieceFrame, useLatest } from "@dghrt/design-system"
import type { BoardBetting } from "../kit/board-betting"
import { canPlaceBet, openRunBoard } from "../kit/board-round"
import { decoration } from "../kit/decoration"
import { useSceneSound } from "../kit/use-scene-sound"
import { obstacleTo } from "../run/next-step"
import { withRealPlay } from "../run/real-play"
import { overText, spokenStep } from "../run/run-words"
import { useAnnouncedRound, useRun } from "../run/use-run"
import { dockStepper } from "../screen/dock-field"
import { PlayFrame } from "../screen/play-frame"
import { RunDock } from "../screen/run-dock"
import { Levels } from "./levels"
import { betArray, isMine, MINES, TILES } from "./maths"
import { REVEAL_MS } from "./motion"
import { minesRecord } from "./record"
import { celebrates, sceneOf } from "./scene"
import { decodeMines, encodeMines, type MinesSettings, minesRun, openedAfter, parseMines, withMines } from "./settings"
import { cuesFor } from "./sound"
import { MinesView2d } from "./view-2d"
import { narrate, progressText, reason } from "./words"

/** Mines on its game page: the only part of the game that touches the round. */
export function MinesGame({ context: pageContext }: { context: BoardBetting }) {
  const { round, token } = pageContext
  const settings = parseMines(pageContext.screen.settings)
  const { board, open, recent, again, leave } = useRun(pageContext, minesRun, settings.ended)
  const context = open ? openRunBoard(pageContext) : pageContext
  const { run } = board
  const scene = sceneOf(round, { ...board, mines: settings.mines })
  useSceneSound(scene, cuesFor, context.screen.volume)

  const opened = open ? openedAfter(open.last.step) : []
  const mines = open ? open.last.step.mines : settings.mines
  const wager = open ? open.carried : context.wager
  const bet = betArray({ mines, level: opened.length })
  const ready = acceptsBet(round)
  const affordable = open ? obstacleTo(context, wager, bet) === null : stakeFits(wager, stakeLimits(context.next, bet))
  const locked = !canPlaceBet(context) || !affordable || scene.end !== null

  function change(next: MinesSettings) {
    again()
    context.screen.onSettingsChange(next)
  }
  const openTile = useLatest((tile: number) => {
    if (locked) return
    context.play({
      betArray: bet,
      metadata: encodeMines({ mines, opened, tile }),
      step: opened.length,
      ...(open && { wager: open.carried }),
    })
  })
  /** Any closed tile is as good as another, so it may as well be one that everybody can draw again. */
  const pick = useLatest(() => {
    const closed = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !opened.includes(tile))
    const draw = decoration(`${context.results.nextHashedSeed}-${mines}-${opened.length}`)
    openTile(closed[Math.floor(draw() * closed.length)] ?? 0)
  })
  const over = ready && scene.end !== null && run ? run : null
  const announcedRound = useAnnouncedRound(round, run, "mines", scene.end)
  return (
    <PlayFrame
      game={minesRecord}
      context={withRealPlay({ ...context, wager }, run?.last.result)}
      bet={bet}
      verb="Open a tile"
      onPlay={pick}
      option={null}
      failureAt="below"
      dock={
        <RunDock
          context={context}
          bet={bet}
          verb="Open a tile"
          onStep={pick}
          option={
            <NumberStepper
              partClasses={dockStepper}
              label="Mines"
              value={settings.mines}
              onValueChange={(count) => change(withMines(settings, count))}
              min={MINES[0]}
              max={MINES[MINES.length - 1] ?? 24}
              disabled={!ready}
            />
          }
          open={
            open && {
              carried: open.carried,
              last: open.last.result,
              text: progressText(mines, open.level),
              leave: "Cash out",
              onLeave: () => context.screen.onSettingsChange({ ...settings, ended: leave(open) }),
            }
          }
          over={over && { text: overText(over, context), verb: "New board", onAgain: again }}
        />
      }
      board={<MinesView2d scene={scene} locked={locked} goesOn={affordable} onOpen={openTile} onPick={pick} />}
      ladder={() => (
        <Levels
          context={context}
          mines={scene.mines}
          level={scene.level}
          end={scene.end}
          wager={open || scene.level === 0 ? wager : null}
        />
      )}
      revealMs={REVEAL_MS}
      finished={celebrates(scene)}
      announcedRound={announcedRound}
      recent={recent}
      runOpen={open !== null}
      piece={({ bet: { metadata }, resultIndex }) => (
        <Piece mine={isMine(decodeMines(metadata)?.mines ?? mines, resultIndex)} />
      )}
      reason={({ bet: { metadata }, resultIndex }) => {
        const step = decodeMines(metadata)
        return step ? reason(step, resultIndex) : ""
      }}
      narrate={(result) =>
        spokenStep({
          sentence: narrate(result, token),
          open: open && progressText(mines, open.level),
          run,
          end: scene.end,
          context,
        })
      }
    />
  )
}

/** What the last tile hid, large enough to be read over the figure. */
function Piece({ mine }: { mine: boolean }) {
  return (
    <PieceFrame viewBox="-120 -190 240 310" className="h-[80px] overflow-visible">
      {mine ? <Mine r={90} burning /> : <Gem r={100} sparkling />}
    </PieceFrame>
  )
}
