/** The colour roles and type sizes, read from the style sheets that are loaded. */
import styles from './gallery.module.css';
import { galleryTexts as texts } from './gallery.texts';

const sizes = [40, 32, 24, 20, 18, 16, 14] as const;
const isColour = (value: string) => CSS.supports('color', value);

/** Names of the custom properties of `:root` that hold a colour. */
function colourRoles(): string[] {
  const root = getComputedStyle(document.documentElement);
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
    .flatMap((rule) => [...(rule as CSSStyleRule).style]);
  return [...new Set(names)].filter((name) => isColour(root.getPropertyValue(name).trim()));
}

function Swatch({ name }: { name: string }) {
  return (
    <li className={styles.swatch}>
      <svg width="100%" height="48" aria-hidden="true">
        <rect width="100%" height="48" fill={`var(${name})`} />
      </svg>
      <span>{name}</span>
    </li>
  );
}

export function Tokens() {
  return (
    <>
      <h2 className={styles.name}>{texts.colours}</h2>
      <ul className={styles.swatches}>
        {colourRoles().map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </ul>
      <h2 className={styles.name}>{texts.sizes}</h2>
      {sizes.map((size) => (
        <p key={size} className={styles[`size${size}`]}>
          {size} · {texts.specimen}
        </p>
      ))}
    </>
  );
}
