import { brand } from '@emsal/brand/brand';
import { callUs } from '@emsal/brand/call-us.texts';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { phoneHref, whatsappHref } from '@emsal/platform/formats/numbers';
import { Card } from '@emsal/ui/card/card';
import { Icon } from '@emsal/ui/icon/icon';
import { phoneIcon, whatsappLogoIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import styles from './adviser-card.module.css';
import { adviserTexts as texts } from './adviser-card.texts';

interface AdviserCardProps {
  line: Pick<LineFacts, 'name'>;
  title: string;
}

/** In the place of the form of a line that is not sold online: it says so, and how to reach an adviser. */
export function AdviserCard({ line, title }: AdviserCardProps) {
  const { sales, whatsapp } = brand.phones;
  const message = texts.message(line.name.toLocaleLowerCase('tr'));
  return (
    <Card raised roomy>
      <Stack>
        <h2 className={styles.title}>{title}</h2>
        <p>
          <strong>{texts.notSold}</strong> {texts.instead}
        </p>
        <div className={styles.ways}>
          <Link variant="button" href={phoneHref(sales)}>
            <Icon of={phoneIcon} size={20} /> {callUs(sales)}
          </Link>
          <Link variant="line" href={whatsappHref(whatsapp, message)}>
            <Icon of={whatsappLogoIcon} size={20} /> {texts.whatsapp}
          </Link>
        </div>
        <Text size="small" tone="muted">
          {texts.round(brand.openingHours)}
        </Text>
      </Stack>
    </Card>
  );
}
