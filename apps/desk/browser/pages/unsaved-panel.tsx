/** In place of the publication while something is not saved: the button at the head is out of sight here. */
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { deskTexts } from '../desk.texts';
import styles from './page-editor.module.css';

const texts = deskTexts.page;

export const UnsavedPanel = ({ isRunning, onSave }: { isRunning: boolean; onSave: () => void }) => (
  <Card as="section" className={styles.panel}>
    <h2>{texts.checks}</h2>
    <p>{texts.saveFirst}</p>
    <Button variant="line" busy={isRunning} onClick={onSave}>
      {texts.saveChanges}
    </Button>
  </Card>
);
