import { useEffect, useState } from "react"
import { cacheStats } from "#contract/monitoring"
import { getJson, logger } from "#features/kernel"
import {
  type CacheFigures,
  cachesEveryMs,
  devtoolsEveryMs,
  monitorEveryMs,
  type PageFigures,
  seemsInspected,
  slowTaskMs,
} from "../model/monitor"

const reportsTasks = () => PerformanceObserver.supportedEntryTypes?.includes("longtask") ?? false

/** Chromium alone has it. */
type WithMemory = Performance & { memory?: { usedJSHeapSize: number } }

function readFigures(frames: number | null, slowTasks: number, inspected: boolean): PageFigures {
  const requests = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
  return {
    framesPerSecond: document.hidden || frames === null ? null : Math.round((frames * 1_000) / monitorEveryMs),
    ...{ slowTasks, inspected, reportsTasks: reportsTasks() },
    heapBytes: (performance as WithMemory).memory?.usedJSHeapSize ?? null,
    elements: document.getElementsByTagName("*").length,
    requests: requests.length,
    transferredBytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
  }
}

/** Figures of this page, read every two seconds. */
export function usePageFigures(): PageFigures {
  const [figures, setFigures] = useState(() => readFigures(null, 0, false))
  useEffect(() => {
    let frames = 0
    let slowTasks = 0
    let inspected = seemsInspected(window)
    let frame = requestAnimationFrame(function count() {
      frames += 1
      frame = requestAnimationFrame(count)
    })
    const observer = new PerformanceObserver((list) => {
      slowTasks += list.getEntries().filter(({ duration }) => duration > slowTaskMs).length
    })
    if (reportsTasks()) observer.observe({ type: "longtask", buffered: true })
    const look = setInterval(() => {
      inspected = seemsInspected(window)
    }, devtoolsEveryMs)
    const read = setInterval(() => {
      setFigures(readFigures(frames, slowTasks, inspected))
      frames = 0
    }, monitorEveryMs)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      clearInterval(look)
      clearInterval(read)
    }
  }, [])
  return figures
}

const statsPath = "/api/cache/cache-admin?action=stats"

async function readCaches(): Promise<CacheFigures> {
  // Both are missing on insecure origins.
  const storage: StorageManager | undefined = navigator.storage
  const estimate = await storage?.estimate?.()
  return {
    storedFiles: "caches" in globalThis ? await countFiles() : null,
    storageBytes: estimate?.usage ?? null,
    server: await getJson(statsPath, cacheStats).catch(() => null),
  }
}

async function countFiles(): Promise<number> {
  const names = (await caches.keys()).filter((name) => name.startsWith("dghrt-files-"))
  const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Figures of the caches, read every ten seconds while the page is visible. */
export function useCacheFigures(): CacheFigures {
  const [figures, setFigures] = useState<CacheFigures>({ storedFiles: null, storageBytes: null, server: null })
  useEffect(() => {
    let gone = false
    const read = () => {
      if (document.hidden) return
      readCaches().then(
        (next) => {
          if (!gone) setFigures(next)
        },
        (error) => logger.info("The caches could not be counted", error),
      )
    }
    read()
    const timer = setInterval(read, cachesEveryMs)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [])
  return figures
}
