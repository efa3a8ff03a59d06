export interface Engine {
  readonly open: (url: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs the body of a function in the page. */
  readonly run: (script: string) => Promise<unknown>;
  readonly press: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
