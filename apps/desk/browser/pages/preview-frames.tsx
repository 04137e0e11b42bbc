/** The newest version on the visitors' site, at the width of a telephone and of a desktop. */
import { Button } from '@emsal/ui/button/button';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import { deskTexts } from '../desk.texts';
import { useAction } from '../use-call';
import { Outcome } from '../ui/outcome';
import styles from './page-editor.module.css';

const texts = deskTexts.page;
const widths = [390, 1440] as const;

export function PreviewFrames({ versionId }: { versionId: string }) {
  const action = useAction();
  const [shown, setShown] = useState<{ versionId: string; url: string }>();
  const open = () =>
    action.run(async () => {
      const { url } = await callDesk('POST versions/{id}/preview', { id: versionId });
      setShown({ versionId, url });
    }, texts.previewHint);
  return (
    <section className={styles.preview}>
      <h2>{texts.preview}</h2>
      <Button variant="line" busy={action.isRunning} onClick={open}>
        {texts.preview}
      </Button>
      <Outcome notice={action.notice} />
      {shown?.versionId === versionId && (
        <>
          <a href={shown.url} target="_blank" rel="noreferrer">
            {texts.previewOpen}
          </a>
          <div className={styles.frames}>
            {widths.map((width) => (
              <figure key={width} className={styles.figure}>
                <figcaption>{texts.previewTitle(width)}</figcaption>
                <iframe
                  className={styles.frame}
                  title={texts.previewTitle(width)}
                  src={shown.url}
                  width={width}
                  height={780}
                />
              </figure>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
