/** Said beside "Show older", which stays and tries again. */
export const OlderFailed = ({ failed }: { failed: boolean }) => (
  <p role="alert" className="text-danger text-sm empty:hidden">
    {failed && "Older plays did not load. Try again."}
  </p>
)
