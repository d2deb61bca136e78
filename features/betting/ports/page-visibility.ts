/** Whether the page can be seen, and the moment in which that ends. */
export interface PageVisibility {
  hidden(): boolean
  onHide(listener: () => void): () => void
}
