// A worker's code, and JavaScript so that it runs however its parent was started. A new database costs seconds and
// hundreds of megabytes; both end with the worker.
import { workerData } from "node:worker_threads"
import { PGlite } from "@electric-sql/pglite"

const database = await PGlite.create(workerData.folder, { initDbStartParams: ["--wal-segsize=1"] })
await database.close()
