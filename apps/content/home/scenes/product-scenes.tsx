import type { ListedProduct } from '@emsal/platform/published-product';
import { useProductHref } from '@emsal/products/use-product-href';
import { classNames } from '@emsal/ui/class-names/class-names';
import { homeTexts as texts } from '../home.texts';
import { SceneDrawing } from './drawings';
import styles from './product-scenes.module.css';
import { sceneOf, scenes, type Scene } from './scene-of';

interface ProductSceneProps {
  scene: Scene;
  lines: readonly ListedProduct[];
}

/** From here on a scene takes two columns. */
const manyLines = 5;

function ProductScene({ scene, lines }: ProductSceneProps) {
  const href = useProductHref();
  return (
    <div className={classNames(styles.scene, lines.length >= manyLines && styles.wide)}>
      <SceneDrawing of={scene} />
      <h3 className={styles.title}>{texts.scenes[scene]}</h3>
      <ul className={styles.products}>
        {lines.map((line) => (
          <li key={line.id}>
            <a href={href(line)}>
              <span>
                <strong className={styles.name}>{line.name}</strong>
                <small className={styles.remark}>{line.label.remark}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All products, each where it belongs in life; a scene without one is left out. */
export function ProductScenes({ lines }: { lines: readonly ListedProduct[] }) {
  const shown = scenes
    .map((scene) => ({ scene, lines: lines.filter((line) => sceneOf(line) === scene) }))
    .filter((one) => one.lines.length > 0);
  return (
    <div className={styles.scenes}>
      {shown.map((one) => (
        <ProductScene key={one.scene} {...one} />
      ))}
    </div>
  );
}
