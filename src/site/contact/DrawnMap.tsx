import { useId } from 'react';
import type { MapDrawing } from '../../../site.map.ts';
import { isArea, middleOf, readMapPoints, toMapPath, type MapPoint } from '../../domain/map-drawing.ts';
import { useSay, useSite } from '../../machines/site-context.ts';
import { doors, drawing, kinds, name, nameAbove, place, sleepers, studio } from './drawn-map.css.ts';

/** What lies below comes first. */
const order = ['park', 'water', 'railway', 'lane', 'road'] as const;

/** A name stands above its line; in a river, on it. */
const nameRise = { road: -12, lane: -7, railway: -12, water: 0, park: 0 } as const;
const nameOf = { road: nameAbove, lane: nameAbove, railway: nameAbove, water: name, park: name } as const;

interface DrawnMapProps {
  readonly map: MapDrawing;
  /** What it shows, for people who do not see it. */
  readonly label: string;
}

/** The studio's surroundings as it drew them (`site.map.ts`): the door in the middle, a metre a unit, north up. */
export function DrawnMap({ map, label }: DrawnMapProps) {
  const id = useId();
  const { siteName } = useSite();
  const say = useSay();
  const features = order
    .flatMap((kind) => map.features.filter((feature) => feature.kind === kind))
    .map((feature, index) => ({ ...feature, points: readMapPoints(feature.points), id: id + String(index) }));
  return (
    <svg
      aria-label={say('Map: {place}', { place: label })}
      className={drawing}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox="-700 -350 1400 700"
    >
      {/* Streets are for those who see where they lead. */}
      <g aria-hidden="true">
        {features.map((feature) => (
          <path
            className={kinds[isArea(feature.points) ? 'area' : feature.kind]}
            d={toMapPath(feature.points)}
            id={feature.id}
            key={feature.id}
          />
        ))}
        {features.map((feature) =>
          feature.kind === 'railway' ? (
            <path className={sleepers} d={toMapPath(feature.points)} key={feature.id} />
          ) : null,
        )}
        {features.map((feature) =>
          feature.name === undefined ? null : isArea(feature.points) ? (
            <Name at={middleOf(feature.points)} key={feature.id}>
              {feature.name}
            </Name>
          ) : (
            <text className={nameOf[feature.kind]} dy={nameRise[feature.kind]} key={feature.id}>
              <textPath href={`#${feature.id}`} startOffset={`${String((feature.nameAt ?? 0.5) * 100)}%`}>
                {feature.name}
              </textPath>
            </text>
          ),
        )}
        {map.places.flatMap((one) =>
          readMapPoints(one.at).map((at) => (
            <g key={one.name + one.at}>
              <circle className={place} cx={at[0]} cy={-at[1]} r="5" />
              <Name at={[at[0], at[1] + 18]}>{one.name}</Name>
            </g>
          )),
        )}
        <circle className={doors} r="10" />
        <text className={studio} x="20">
          {siteName}
        </text>
      </g>
    </svg>
  );
}

function Name({ at: [east, north], children }: { readonly at: MapPoint; readonly children: string }) {
  return (
    <text className={name} x={east} y={-north}>
      {children}
    </text>
  );
}
