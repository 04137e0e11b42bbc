/** Opens a popover with the two contact options, telephone and WhatsApp. It needs no script. */
import { brand } from '@emsal/brand/brand';
import { phoneHref, whatsappHref } from '@emsal/platform/formats/numbers';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { phoneIcon, questionIcon, whatsappLogoIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import styles from './help-button.module.css';
import { helpTexts as texts } from './help.texts';

const panelId = 'yardim';

export const HelpButton = () => (
  <Button variant="line" popoverTarget={panelId}>
    <Icon of={questionIcon} size={20} /> {texts.button}
  </Button>
);

/** Rendered outside the footer, whose dark theme it would inherit. */
export function HelpPanel() {
  const { sales, whatsapp } = brand.phones;
  return (
    <div id={panelId} popover="auto" className={styles.panel} role="dialog" aria-label={texts.title}>
      <p className={styles.title}>{texts.title}</p>
      <p>{texts.round(brand.openingHours)}</p>
      <div className={styles.ways}>
        <Link variant="button" href={phoneHref(sales)}>
          <Icon of={phoneIcon} size={20} /> {sales}
        </Link>
        <Link variant="line" href={whatsappHref(whatsapp, brand.whatsappText)}>
          <Icon of={whatsappLogoIcon} size={20} /> {texts.whatsapp}
        </Link>
      </div>
      <Button variant="quiet" popoverTarget={panelId} popoverTargetAction="hide">
        {texts.close}
      </Button>
    </div>
  );
}
