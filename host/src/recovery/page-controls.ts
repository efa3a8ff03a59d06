/** The controls of a page, and which element had the focus. Elements keep what was typed also when they are removed. */
export interface PageControls {
  readonly pathname: string;
  readonly controls: readonly Element[];
  readonly focused: Element | null;
}
