import { useLoaderData } from '@emsal/platform/router';
import { useSelector } from '@emsal/platform/store';
import styles from './fruit-page.module.css';

export function Component() {
  const who = useLoaderData() as { token: string } | null;
  const fruit = useSelector((state: { basket: { fruit: string } }) => state.basket.fruit);
  return (
    <div className={styles.fruit}>
      <title>{fruit}</title>
      <h1>{fruit}</h1>
      <p>{who?.token ? 'tanındı' : 'tanınmadı'}</p>
      <a href="/">Bahçe</a>
    </div>
  );
}
