/** On a step: how to go on in another browser, closed until somebody asks. */
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { PassportOffer } from './passport-offer';
import { passportTexts as texts } from './passport.texts';

export const PassportPanel = ({ visitId }: { visitId: string }) => (
  <Disclosure summary={texts.summary}>
    <PassportOffer visitId={visitId} />
  </Disclosure>
);
