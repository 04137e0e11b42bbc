import { painted } from './painted';

/** Works once what was drawn is on the screen, unless the returned function was called before. */
export function whenPainted(work: () => void): () => void {
  let isOver = false;
  void painted().then(() => {
    if (!isOver) work();
  });
  return () => {
    isOver = true;
  };
}
