import { useState } from 'react';
import styles from './counter-page.module.css';
import { texts } from './texts';

/** Shows that the page is rendered on the server and works in the browser. */
export function Component() {
  const [count, setCount] = useState(0);
  return (
    <div className={styles.page}>
      <title>{texts.title}</title>
      <h1>{texts.title}</h1>
      <p>{texts.count(count)}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {texts.add}
      </button>
    </div>
  );
}
