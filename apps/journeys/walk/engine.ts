/** What a browser must be able to do for a walk. Three engines do it: Chromium, Firefox, WebKit. */
export interface Engine {
  name: string;
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs a pure function in the page; arguments and result are JSON. */
  evaluate<A, R>(work: (argument: A) => R, argument: A): Promise<R>;
  /** Real keys of the engine into the element, after its content is selected. */
  type(selector: string, text: string): Promise<void>;
  /** A real click of the engine. */
  click(selector: string): Promise<void>;
  /** Chooses an option of a native select by its value. */
  select(selector: string, value: string): Promise<void>;
  /** The document inside a frame, as an engine of its own. */
  frame(selector: string): Promise<Engine>;
  close(): Promise<void>;
}

/** A browser that the journeys themselves opened, for one visitor after the other. */
export interface OwnBrowser {
  /** Becomes a browser that has visited nothing: no cookie, no storage. */
  newVisitor(): Promise<Engine>;
  close(): Promise<void>;
}
