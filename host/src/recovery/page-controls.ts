/** The controls of a page, and the element with the focus. Removed elements keep their text. */
export interface PageControls {
  readonly pathname: string;
  readonly controls: readonly Element[];
  readonly focused: Element | null;
}
