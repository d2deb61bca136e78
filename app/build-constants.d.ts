/** True in a build for the local network; everything behind it is gone from the others. */
declare const __LOCALNET__: boolean
