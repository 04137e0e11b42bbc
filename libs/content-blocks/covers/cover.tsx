/** The drawing that covers a post or a campaign: it says nothing that the title does not. */
import type { CoverName } from '@emsal/api/calls/cms/covers';
import { classNames } from '@emsal/ui/class-names/class-names';
import styles from './cover.module.css';
import { drawings } from './drawings';
import { coverHeight, coverWidth, transformOf, type Drawing } from './shape';

interface CoverProps {
  of: CoverName;
  /** On a surface with an edge. */
  framed?: boolean;
}

/** Nothing for a drawing that the API knows and this build does not. */
export function Cover({ of, framed }: CoverProps) {
  const drawing: Drawing | undefined = drawings[of];
  return (
    drawing && (
      <svg
        className={classNames(styles.cover, framed && styles.framed)}
        viewBox={`0 0 ${coverWidth} ${coverHeight}`}
        aria-hidden="true"
      >
        {drawing.map((shape) => (
          <path
            key={shape.paint + shape.d}
            className={styles[shape.paint]}
            transform={transformOf(shape)}
            d={shape.d}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    )
  );
}
