import { Icon } from '@emsal/ui/icon/icon';
import { checkIcon, xIcon } from '@emsal/ui/icon/icons';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { documentsTexts as texts } from './documents.texts';
import styles from './needed-files.module.css';

/** What makes a picture readable, and who sees it. */
export const GoodPhoto = ({ firmName }: { firmName: string }) => (
  <Stack as="aside" gap={16}>
    <h2>{texts.photo}</h2>
    <ul className={styles.tips}>
      {texts.good.map((tip) => (
        <li key={tip}>
          <Icon of={checkIcon} className={styles.good} />
          {tip}
        </li>
      ))}
      {texts.bad.map((tip) => (
        <li key={tip}>
          <Icon of={xIcon} className={styles.bad} />
          {tip}
        </li>
      ))}
    </ul>
    {firmName !== '' && (
      <Text size="small" tone="muted">
        {texts.who(firmName)}
      </Text>
    )}
  </Stack>
);
