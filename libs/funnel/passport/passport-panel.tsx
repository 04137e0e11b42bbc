/** On a step: how to go on in another browser, closed until somebody asks. */
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { PassportOffer } from './passport-offer';
import styles from './passport-panel.module.css';
import { passportTexts as texts } from './passport.texts';

export const PassportPanel = ({ visitId }: { visitId: string }) => (
  <div className={styles.panel}>
    <Disclosure summary={texts.summary}>
      <PassportOffer visitId={visitId} />
    </Disclosure>
  </div>
);
