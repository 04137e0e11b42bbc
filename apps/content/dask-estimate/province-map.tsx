/**
 * Turkey as a weave, each province in the ink of its risk group: a way to the province for pointers. The list beside it is the accessible
 * one. Until the page is hydrated a province is a link to this page with its code.
 */
import { daskRiskGroup } from '@emsal/tariffs/dask/dask-risk-group';
import { provinces, type Province } from '@emsal/tariffs/provinces';
import { Legend } from '@emsal/ui/legend/legend';
import type { MouseEvent } from 'react';
import { daskEstimateTexts as texts } from './dask-estimate.texts';
import styles from './province-map.module.css';
import { provinceParameter } from './province-parameter';
import { provinceShapes } from './province-shapes';

interface ProvinceMapProps {
  /** `01` to `81`. */
  chosen: string;
  onChoose: (code: string) => void;
  /** Id of the section to return to. */
  section: string;
}

const groupStyles = [1, 2, 3, 4, 5, 6, 7].map((group) => styles[`group${group}`]);

export const ProvinceMap = ({ chosen, onChoose, section }: ProvinceMapProps) => (
  <div>
    <svg className={styles.map} viewBox="0 0 960 400" aria-hidden="true">
      <g transform="rotate(45) scale(7.6368)">
        {provinces.map((province) => (
          <Shape
            key={province.code}
            {...{ province, section, onChoose }}
            className={province.code === chosen ? styles.chosen : groupStyles[daskRiskGroup(province.code) - 1]}
          />
        ))}
        <Gaps />
      </g>
    </svg>
    <div className={styles.legend}>
      <Legend items={texts.legend.map(({ group, label }) => ({ label, className: groupStyles[group - 1] }))} />
    </div>
  </div>
);

interface ShapeProps extends Pick<ProvinceMapProps, 'onChoose' | 'section'> {
  province: Province;
  className: string | undefined;
}

function Shape({ province: { code, name }, className, onChoose, section }: ShapeProps) {
  const choose = (event: MouseEvent): void => {
    event.preventDefault();
    onChoose(code);
  };
  return (
    <a href={`?${provinceParameter}=${code}#${section}`} tabIndex={-1} className={className} onClick={choose}>
      <title>{texts.inGroup(name, daskRiskGroup(code))}</title>
      <path d={provinceShapes[Number(code) - 1]} />
    </a>
  );
}

const last = 130;

/** Between the lattice's points, so that the bars below are seen as knots and still are pressed as one shape. */
const Gaps = () => (
  <path
    className={styles.gaps}
    d={Array.from({ length: last }, (_, at) => `M${at - 0.5}-90v180M-10 ${at - 80.5}h150`).join('')}
  />
);
