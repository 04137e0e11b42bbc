/** What a walk needs from a browser. Implemented for Chromium, Firefox and WebKit. */
export interface Engine {
  name: string;
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs a pure function in the page; arguments and result are JSON. */
  evaluate<A, R>(work: (argument: A) => R, argument: A): Promise<R>;
  /** Types real keys into the element after selecting its content. */
  type(selector: string, text: string): Promise<void>;
  /** A real pointer click. */
  click(selector: string): Promise<void>;
  /** Selects an option of a native select by its value. */
  select(selector: string, value: string): Promise<void>;
  /** The document inside a frame. */
  frame(selector: string): Promise<Engine>;
  close(): Promise<void>;
}

export interface WindowSize {
  width: number;
  height: number;
}

/** A browser started by the journeys, used by one visitor after the other. */
export interface OwnBrowser {
  /** A new profile without cookies and storage. */
  newVisitor(size: WindowSize): Promise<Engine>;
  close(): Promise<void>;
}
