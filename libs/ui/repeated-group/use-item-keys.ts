import { useState } from 'react';

const upTo = (count: number, from = 0): readonly number[] => Array.from({ length: count }, (_, index) => from + index);

/** React keys that stay with their item when another one is removed, so that inputs keep what they hold. */
export function useItemKeys(count: number) {
  const [keys, setKeys] = useState(() => upTo(count));
  const [next, setNext] = useState(count);
  if (count > keys.length) {
    setKeys([...keys, ...upTo(count - keys.length, next)]);
    setNext(next + count - keys.length);
  }
  return {
    of: (index: number): number => keys[index] ?? index,
    remove: (index: number) => setKeys(keys.filter((_, at) => at !== index)),
  };
}
