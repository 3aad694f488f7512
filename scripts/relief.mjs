/** Writes src/relief/heights.json: a grid of heights for each mountain area, from the lines of relief/terrain.json. */
import { readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { areaOf, boundsOf, mountainAreas } from "../src/domain/mountain-areas.ts";
import { expectedLevel } from "../src/relief/expected-level.ts";

const output = "src/relief/heights.json";
const terrain = JSON.parse(readFileSync("scripts/relief/terrain.json", "utf8"));
const { stations } = JSON.parse(readFileSync("demo/engine/data/stations.json", "utf8"));

const cellKm = { westernAlps: 3, easternAlps: 3.3, pyrenees: 2.9 };
const stepKm = 0.7;
const metresPerLevel = 90;
const kmPerDegree = 111.2;
/** Half the width of a valley floor and of a crest. */
const floorKm = 0.8;
const crestKm = 0.35;
/** From `slopeKm` to `reachKm`, the influence of a ridge falls to nothing. */
const slopeKm = 5;
const reachKm = 13;
/** How often, and by which part of the difference, the grid is moved towards the heights of the stations. */
const stationRounds = 6;
const stationPart = 0.6;
/** A station that differs more has the position of another place, such as the town below it. */
const stationMetres = 700;

/** Positions of an area in kilometres from its north-west corner. */
function projectionOf({ south, north, west }) {
  const kmPerLng = kmPerDegree * Math.cos(((south + north) / 2) * (Math.PI / 180));
  return (lat, lng) => [(lng - west) * kmPerLng, (north - lat) * kmPerDegree];
}

/** The points of a line, `[x, y, metres]`, at most `stepKm` apart. */
function samplesOf(line, project) {
  const points = [];
  for (let i = 0; i < line.length; i += 3) points.push([...project(line[i], line[i + 1]), line[i + 2]]);
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const steps = Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / stepKm);
    return Array.from({ length: steps }, (_, step) => point.map((value, axis) => value + ((next[axis] - value) * step) / steps));
  });
}

/** The distance to the nearest of the samples, and a mean of their heights in which near ones count most. */
function nearest(samples, x, y, softKm) {
  let least = Infinity;
  let sum = 0;
  let weights = 0;
  for (const [sampleX, sampleY, metres] of samples) {
    const square = (sampleX - x) ** 2 + (sampleY - y) ** 2;
    if (square < least) least = square;
    const weight = 1 / (square + softKm ** 2) ** 2;
    sum += metres * weight;
    weights += weight;
  }
  return { km: Math.sqrt(least), metres: sum / weights };
}

function heightOf(ridges, valleys, x, y) {
  const ridge = nearest(ridges, x, y, 0.3);
  const valley = nearest(valleys, x, y, 0.6);
  const fromFloor = Math.max(0, valley.km - floorKm);
  const fromCrest = Math.max(0, ridge.km - crestKm);
  const part = fromFloor / (fromFloor + fromCrest + 1e-6);
  const reach = Math.min(1, Math.max(0, (reachKm - ridge.km) / (reachKm - slopeKm)));
  return valley.metres + Math.max(0, ridge.metres - valley.metres) * part ** 1.15 * reach;
}

/** Moves the four cells around a station towards its height. */
function moveTowards(grid, { x, y, altitude }) {
  const column = Math.min(grid[0].length - 2, Math.floor(x));
  const row = Math.min(grid.length - 2, Math.floor(y));
  const [dx, dy] = [x - column, y - row];
  const corners = [
    [row, column, (1 - dx) * (1 - dy)],
    [row, column + 1, dx * (1 - dy)],
    [row + 1, column, (1 - dx) * dy],
    [row + 1, column + 1, dx * dy],
  ];
  const metres = corners.reduce((sum, [r, c, weight]) => sum + grid[r][c] * weight, 0);
  const squares = corners.reduce((sum, [, , weight]) => sum + weight ** 2, 0);
  const difference = altitude - metres;
  if (Math.abs(difference) > stationMetres) return;
  for (const [r, c, weight] of corners) grid[r][c] += (difference * stationPart * weight) / squares;
}

/** The mean of four heights around a cell, so that narrow crests do not depend on where the cells lie. */
function cellHeightOf(ridges, valleys, x, y, cell) {
  const metres = [-cell / 4, cell / 4].flatMap((dy) => [-cell / 4, cell / 4].map((dx) => heightOf(ridges, valleys, x + dx, y + dy)));
  return metres.reduce((sum, value) => sum + value, 0) / metres.length;
}

function gridOf(area) {
  const bounds = boundsOf[area];
  const project = projectionOf(bounds);
  const samples = (lines) => Object.values(lines).flatMap((line) => samplesOf(line, project));
  const ridges = samples(terrain[area].ridges);
  const valleys = samples(terrain[area].valleys);
  const [width, height] = project(bounds.south, bounds.east);
  const [columns, rows] = [width, height].map((km) => Math.round(km / cellKm[area]) + 1);
  const [cellWidth, cellHeight] = [width / (columns - 1), height / (rows - 1)];
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cellHeightOf(ridges, valleys, column * cellWidth, row * cellHeight, cellKm[area])),
  );
  const inside = stations
    .filter((station) => areaOf(station) === area)
    .map(({ lat, lng, altitude }) => ({ position: project(lat, lng), altitude }))
    .map(({ position: [x, y], altitude }) => ({ x: x / cellWidth, y: y / cellHeight, altitude }));
  for (let round = 0; round < stationRounds; round++) for (const station of inside) moveTowards(grid, station);
  return { rows, columns, grid };
}

/** A printable character for a step of levels, without `"` and `\\`. */
function letterOf(step) {
  const code = 80 + step;
  return String.fromCharCode(code < 92 ? code : code + 1);
}

/** A letter for each cell: its step from the level predicted from its neighbours, as `levelsOf` in height-grid.ts reads it. */
function lettersOf(grid) {
  const levels = grid.map((row) => row.map((metres) => Math.max(0, Math.round(metres / metresPerLevel))));
  const step = (level, row, column) => {
    const above = levels[row - 1]?.[column];
    const before = levels[row][column - 1] ?? above ?? 0;
    return level - expectedLevel(before, above ?? before, levels[row - 1]?.[column - 1] ?? above ?? before);
  };
  return levels.flatMap((cells, row) => cells.map((level, column) => letterOf(step(level, row, column)))).join("");
}

const areas = mountainAreas.map((area) => {
  const { rows, columns, grid } = gridOf(area);
  return [area, { rows, columns, letters: lettersOf(grid), lakes: Object.values(terrain[area].lakes) }];
});
const heights = { metresPerLevel, areas: Object.fromEntries(areas) };
writeFileSync(output, await format(JSON.stringify(heights), { ...(await resolveConfig(output)), filepath: output }));
