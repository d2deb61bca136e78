/** True in a build for the local network; everything behind it is gone from the others. */
declare const __LOCALNET__: boolean
/** What pages that are drawn at build time say about free play for visitors; the served configuration decides. */
declare const __VISITOR_FREE_PLAY__: boolean
/** Version of the app, from package.json. */
declare const __VERSION__: string
