import * as v from "valibot"
import { accessOverrideContent } from "#contract/access-override"
import { type StoragePort, stored } from "#features/kernel"

/** What the owner last previewed in this browser; it changes nothing for anyone else. */
export const createPreview = (port?: StoragePort) =>
  stored("access_override_ui", v.nullable(accessOverrideContent), null, port)
