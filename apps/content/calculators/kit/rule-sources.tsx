import { ruleBook } from '@emsal/tariffs/rule-book/rule-book';
import { figureOn, type Rule } from '@emsal/tariffs/rule-book/rule';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Link } from '@emsal/ui/link/link';
import { calculatorTexts as texts } from './calculator.texts';
import styles from './calculator.module.css';

function sourceOf(rule: Rule, today: string): string {
  const figure = figureOn(rule, today) ?? rule.figures.at(-1)!;
  const source = figure.confidence === 'placeholder' ? texts.illustrative : rule.published;
  return texts.source(rule.name, figure.from, source);
}

/** Where the figures in force come from and when they change next. */
export const RuleSources = ({ rules, today }: { rules: readonly string[]; today: string }) => (
  <Disclosure summary={texts.sources}>
    <ul className={styles.sources}>
      {ruleBook
        .filter(({ id }) => rules.includes(id))
        .map((rule) => (
          <li key={rule.id}>
            {sourceOf(rule, today)} {texts.next(rule.next.on)}
          </li>
        ))}
    </ul>
    <Link variant="alone" href={calculatorPaths.changes}>
      {texts.changes}
    </Link>
  </Disclosure>
);
