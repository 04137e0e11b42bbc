import { useState } from 'react';
import { usePage } from '@emsal/platform/page';
import styles from './garden-page.module.css';

/** The form is native; the count shows that React has taken over. */
export function Component() {
  const { isServer } = usePage();
  const [count, setCount] = useState(0);
  return (
    <div className={styles.garden}>
      <title>Bahçe</title>
      <h1>Bahçe</h1>
      <form method="post" action="/trafik-sigortasi/form">
        <label>
          Telefon <input name="phoneNumber" />
        </label>
        <label>
          Plaka <input name="licensePlateNo" />
        </label>
        <button type="submit">Gönder</button>
      </form>
      <button type="button" onClick={() => setCount(count + 1)}>
        Sayı {count}
      </button>
      <p data-server={isServer} suppressHydrationWarning>
        <a href="/meyve">Meyve</a> <a href="/kirik">Kırık</a> <a href="/odeme">Ödeme</a>
      </p>
    </div>
  );
}
