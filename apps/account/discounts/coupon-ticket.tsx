import type { OnlineCoupon } from '@emsal/api/calls/customer-account/discounts';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatLira } from '@emsal/platform/formats/money';
import { classNames } from '@emsal/ui/class-names/class-names';
import { CopyButton } from '@emsal/ui/copy-button/copy-button';
import { Row } from '@emsal/ui/row/row';
import { Text } from '@emsal/ui/text/text';
import styles from './coupon-ticket.module.css';
import { discountsTexts as texts } from './discounts.texts';

export const isUsable = ({ used, expired }: OnlineCoupon): boolean => !used && !expired;

const worthOf = ({ amount, percent }: OnlineCoupon): string => (percent === null ? formatLira(amount) : `%${percent}`);

function kindOf({ used, expired, percent, amount }: OnlineCoupon): string {
  if (used) return texts.used;
  if (expired) return texts.expired;
  return percent === null ? texts.coupon : texts.atMost(formatLira(amount));
}

function conditionsOf({ minimumTotal, expiryDate, usedAt, expired, lines }: OnlineCoupon): string {
  if (usedAt) return texts.usedOn(formatLongDate(usedAt));
  if (expired) return texts.expiredOn(formatLongDate(expiryDate));
  return [
    ...(lines.length > 0 ? [`${lines.join(', ')}.`] : []),
    ...(minimumTotal > 0 ? [texts.from(formatLira(minimumTotal))] : []),
    texts.until(formatLongDate(expiryDate)),
  ].join(' ');
}

const Code = ({ code }: { code: string }) => (
  <Row gap={12}>
    <span className={styles.code}>{code}</span>
    <CopyButton text={code} label={texts.copyOf(code)} copied={texts.copied} notCopied={texts.notCopied}>
      {texts.copy}
    </CopyButton>
  </Row>
);

export function CouponTicket({ coupon }: { coupon: OnlineCoupon }) {
  return (
    <article className={classNames(styles.ticket, !isUsable(coupon) && styles.past)} aria-label={coupon.title}>
      <p className={styles.worth}>
        <span className={styles.amount}>{worthOf(coupon)}</span> <span>{kindOf(coupon)}</span>
      </p>
      <div className={styles.words}>
        <p className={styles.title}>{coupon.title}</p>
        <Text size="small" tone="muted">
          {conditionsOf(coupon)}
        </Text>
        {isUsable(coupon) && <Code code={coupon.code} />}
      </div>
    </article>
  );
}
