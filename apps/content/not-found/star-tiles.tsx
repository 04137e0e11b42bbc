import styles from './star-tiles.module.css';

const star =
  'M30 4l7.6 7.6H48v10.4L56 30l-8 8v10.4H37.6L30 56l-7.6-7.6H12V38l-8-8 8-8V11.6h10.4z M30 20l-10 10 10 10 10-10z';
const colours = [styles.good, styles.ink, styles.accent, styles.ink];
const columns = 8;
const missing = 13;
/** A star is 52 units wide, so that neighbours touch. */
const pitch = 52;

/** A wall of star tiles with one tile out of place. */
export function StarTiles() {
  return (
    <svg className={styles.tiles} viewBox={`4 4 ${columns * pitch} ${3 * pitch}`} aria-hidden="true">
      {Array.from({ length: columns * 3 }, (_, index) => (
        <path
          key={index}
          className={
            index === missing ? styles.missing : colours[(index + Math.floor(index / columns) * 2) % colours.length]
          }
          transform={`translate(${(index % columns) * pitch} ${Math.floor(index / columns) * pitch})`}
          fillRule="evenodd"
          d={star}
        />
      ))}
    </svg>
  );
}
