/** How the form is filled. Scanning the registration's code is not offered yet: entering by hand is the only way and the button below leads to it. */
import { Text } from '@emsal/ui/text/text';
import { welcomeTexts as texts } from './welcome.texts';

export function Welcome() {
  return (
    <div>
      <Text weight="label">{texts.byHand}</Text>
      <Text tone="muted">{texts.byHandHint}</Text>
    </div>
  );
}
