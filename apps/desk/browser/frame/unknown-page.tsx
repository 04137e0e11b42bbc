/** What stands at an address that nothing has, and in the place of a page that broke. */
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Link } from 'react-router';
import { deskTexts as texts } from '../desk.texts';
import { HeadingRow } from '../ui/heading-row';
import styles from './frame.module.css';

export const UnknownPage = () => (
  <>
    <HeadingRow title={texts.unknownTitle} />
    <p>
      {texts.addressUnknown} <Link to="/">{texts.toStart}</Link>
    </p>
  </>
);

/** A part of the desk that a newer version replaced, or a fault in it. */
export const BrokenPage = () => (
  <main className={styles.main}>
    <Notice tone="danger" live>
      <p>{texts.broken}</p>
      <Button variant="line" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </Notice>
  </main>
);
