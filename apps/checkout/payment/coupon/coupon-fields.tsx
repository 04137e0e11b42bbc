import { formatMoney } from '@emsal/platform/formats/money';
import { Button } from '@emsal/ui/button/button';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Notice } from '@emsal/ui/notice/notice';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { QuestionDialog } from '../../page/question-dialog';
import { WayOn } from '../../visit/call-failure';
import type { StartedLine } from '../../visit/start-again';
import type { PaymentData } from '../payment-loader';
import styles from './coupon-fields.module.css';
import { couponTexts as texts } from './coupon.texts';
import type { CouponState, useCoupon } from './use-coupon';

interface CouponFieldsProps {
  line: StartedLine;
  coupon: ReturnType<typeof useCoupon>;
  /** Coupons of the verified customer that this offer accepts. */
  coupons: PaymentData['coupons'];
}

const fieldId = 'discountCode';

function Applied({ state, onRemove }: { state: Required<Pick<CouponState, 'applied'>>; onRemove: () => void }) {
  const { code, discount } = state.applied;
  return (
    <Notice tone="good" live>
      {texts.applied(code, formatMoney(discount))}
      <Button variant="quiet" onClick={onRemove}>
        {texts.remove}
      </Button>
    </Notice>
  );
}

function CodeForm({ coupon: { state, apply } }: Pick<CouponFieldsProps, 'coupon'>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state.error) field.current?.focus();
  }, [state]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!state.isBusy) void apply(field.current?.value ?? '');
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        ref={field}
        id={fieldId}
        name={fieldId}
        label={texts.code}
        capitals
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        error={state.error}
      />
      <Button type="submit" variant="line" busy={state.isBusy}>
        {texts.apply}
      </Button>
    </form>
  );
}

const CouponList = ({ coupon, coupons }: Omit<CouponFieldsProps, 'line'>) => (
  <fieldset className={styles.own}>
    <legend>{texts.available}</legend>
    {coupons.map(({ code, title, discount }) => (
      <Button key={code} variant="line" onClick={() => void coupon.apply(code)}>
        {texts.use(title, formatMoney(discount))}
      </Button>
    ))}
  </fieldset>
);

function Combine({ coupon: { state, decide } }: Pick<CouponFieldsProps, 'coupon'>) {
  if (!state.toConfirm) return null;
  return (
    <QuestionDialog
      title={texts.combineTitle}
      question={state.toConfirm.message ?? ''}
      main={{ label: texts.combine, choose: () => decide(true) }}
      other={{ label: texts.keepCampaign, choose: () => decide(false) }}
    />
  );
}

/** A discount code, typed or selected from the customer's own; combining it with a campaign needs confirmation. */
export function CouponFields({ line, coupon, coupons }: CouponFieldsProps) {
  const { state, remove } = coupon;
  if (state.applied) return <Applied state={{ applied: state.applied }} onRemove={remove} />;
  return (
    <div className={styles.folded}>
      <Disclosure summary={texts.open} open={coupons.length > 0 || state.isOpen || undefined}>
        <div className={styles.coupon}>
          {coupons.length > 0 && <CouponList coupon={coupon} coupons={coupons} />}
          <CodeForm coupon={coupon} />
          <WayOn line={line} message={state.error} />
        </div>
        <Combine coupon={coupon} />
      </Disclosure>
    </div>
  );
}
