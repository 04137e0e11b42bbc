/** More would make a page slow to edit and long to read. */
export const maxBlocks = 60;

interface Issue {
  code?: string;
  path: readonly PropertyKey[];
}

/** Whether a document is refused because it has more blocks than that. */
export const isTooManyBlocks = ({ code, path }: Issue): boolean => code === 'too_big' && path.join() === 'blocks';
