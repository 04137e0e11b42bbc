import { formatMoney } from '@emsal/platform/formats/money';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Radio } from '@emsal/ui/radio/radio';
import type { PaymentPlan } from './payment-loader';
import { paymentTexts as texts } from './payment.texts';
import { planName } from './plan-name';
import { isAvailable } from './plan-availability';
import type { CardProgramme } from './plan-availability';
import styles from './plan-table.module.css';

interface PlanTableProps {
  plans: readonly PaymentPlan[];
  chosenId: string;
  programme: CardProgramme;
  onChoose: (planId: string) => void;
}

const nameOf = (plan: PaymentPlan): string => [planName(plan), plan.programme].filter(Boolean).join(' · ');

/** The first instalment includes the remainder in kuruş. */
function Monthly({ instalments, firstInstalment, perInstalment }: PaymentPlan) {
  if (instalments === 1) return '–';
  return (
    <>
      {formatMoney(perInstalment)}
      {firstInstalment !== perInstalment && (
        <span className={styles.difference}>{texts.first(formatMoney(firstInstalment))}</span>
      )}
    </>
  );
}

function PlanRow({
  plan,
  isChosen,
  isDisabled,
  onChoose,
}: {
  plan: PaymentPlan;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: PlanTableProps['onChoose'];
}) {
  const { id, programmes, total, cashPrice } = plan;
  return (
    <tbody className={classNames(isChosen && styles.chosen, isDisabled && styles.closed)}>
      <tr>
        <th scope="row">
          <Radio
            name="plan"
            value={id}
            label={nameOf(plan)}
            checked={isChosen}
            disabled={isDisabled}
            onChange={onChoose}
          />
        </th>
        <td>
          <Monthly {...plan} />
        </td>
        <td>
          {formatMoney(total)}
          {total > cashPrice && (
            <span className={styles.difference}>{texts.difference(formatMoney(total - cashPrice))}</span>
          )}
        </td>
      </tr>
      {programmes.length > 0 && (
        <tr>
          <td colSpan={3} className={styles.programmes}>
            {programmes.join(', ')}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** All payment plans with their cost; the cash price first. */
export function PlanTable({ plans, chosenId, programme, onChoose }: PlanTableProps) {
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-labelledby="plans">
        <thead>
          <tr>
            <th scope="col">{texts.option}</th>
            <th scope="col">{texts.monthly}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        {plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            isChosen={plan.id === chosenId}
            isDisabled={!isAvailable(plan, programme)}
            onChoose={onChoose}
          />
        ))}
      </table>
    </div>
  );
}
