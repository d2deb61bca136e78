/** Whether the page can be seen, and each moment in which that changes. */
export interface PageVisibility {
  hidden(): boolean
  onChange(listener: () => void): () => void
}
