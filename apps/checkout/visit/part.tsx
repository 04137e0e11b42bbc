import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Without a connection the wait goes on until it is back; a script that cannot come otherwise is the page's failure. */
async function arrival<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((isBack) => addEventListener('online', isBack, { once: true }));
    return arrival(load);
  }
}

/**
 * A part of a page whose script comes when it is needed. Without a connection the page stands as it is and the part
 * follows when the connection is back, as the bar above promises; else the failure is the page's.
 * @param meanwhile what stands in its place until then
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await arrival(load) }));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}
