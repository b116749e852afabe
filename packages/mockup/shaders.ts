/**
 * The programs of the WebGL2 painter. They compose by the formula of `compose.ts`. All reads are of single texels, so that no driver filters in a way of its own.
 */
import { DETAIL_STEPS } from './detail.ts'
import { SHARES } from './enlarge.ts'
import { MAX_SURFACES } from './scene.ts'
import { KNEE, WHITEST } from './tone.ts'
import { LEAP } from './zoom.ts'

/** A decimal point makes a number of GLSL a float. */
const float = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value))

/** One triangle that covers the picture. */
export const CORNERS = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(corner, 0.0, 1.0);
}`

/**
 * What both ways to compose share. Textures of the designs lie in the lower left of the layers of one array; `prints` holds
 * width, height, last level, and by how much the level of detail is smaller than that of the places.
 */
const HEAD = `#version 300 es
precision highp float;
precision highp int;
uniform highp usampler2D places;
uniform highp sampler2D base;
uniform highp sampler2D light;
uniform highp sampler2DArray designs;
uniform ivec4 prints[${MAX_SURFACES}];
uniform float lightMax;
uniform int height;
out vec4 colour;

const float KNEE = ${float(KNEE)};
const float ROOM = ${float(1 - KNEE)};

vec3 decode(vec3 coded) {
  return mix(pow((coded + 0.055) / 1.055, vec3(2.4)), coded / 12.92, lessThanEqual(coded, vec3(0.04045)));
}

vec3 encode(vec3 shown) {
  vec3 curved = 1.055 * pow(max(shown, 1e-6), vec3(1.0 / 2.4)) - 0.055;
  return mix(curved, shown * 12.92, lessThanEqual(shown, vec3(0.0031308)));
}

vec3 toned(vec3 bright) {
  return mix(KNEE + ROOM * (1.0 - exp((KNEE - bright) / ROOM)), bright, lessThanEqual(bright, vec3(KNEE)));
}

vec3 untoned(vec3 shown) {
  vec3 above = clamp((shown - KNEE) / ROOM, 0.0, ${float((WHITEST - KNEE) / (1 - KNEE))});
  return mix(KNEE - ROOM * log(1.0 - above), shown, lessThanEqual(shown, vec3(KNEE)));
}

/** Between four texels of one level, as linear light. */
vec3 inLevel(vec2 spot, int layer, int level) {
  ivec2 size = max(prints[layer].xy >> level, 1);
  vec2 at = max(spot * vec2(size) - 0.5, 0.0);
  ivec2 low = ivec2(at);
  ivec2 high = min(low + 1, size - 1);
  vec2 share = at - vec2(low);
  vec3 above = mix(
    texelFetch(designs, ivec3(low, layer), level).rgb,
    texelFetch(designs, ivec3(high.x, low.y, layer), level).rgb,
    share.x
  );
  vec3 below = mix(
    texelFetch(designs, ivec3(low.x, high.y, layer), level).rgb,
    texelFetch(designs, ivec3(high, layer), level).rgb,
    share.x
  );
  return mix(above, below, share.y);
}

/** The design of a layer at a place of its surface, which goes from 0 to 65535. */
vec3 printAt(int layer, vec2 place, int depth) {
  if (prints[layer].x == 0) return vec3(1.0);
  vec2 spot = place / 65535.0;
  int detail = clamp(depth - prints[layer].w, 0, prints[layer].z * ${DETAIL_STEPS});
  int level = detail / ${DETAIL_STEPS};
  float deeper = float(detail % ${DETAIL_STEPS}) / ${float(DETAIL_STEPS)};
  vec3 near = inLevel(spot, layer, level);
  return deeper == 0.0 ? near : mix(near, inLevel(spot, layer, level + 1), deeper);
}

/** The pixel of the picture that is drawn, from its upper left. */
ivec2 drawnPixel() {
  return ivec2(gl_FragCoord.x, float(height) - gl_FragCoord.y);
}`

export const COMPOSE = `${HEAD}
void main() {
  ivec2 pixel = drawnPixel();
  vec3 shown = texelFetch(base, pixel, 0).rgb;
  uvec4 place = texelFetch(places, pixel, 0);
  if (place.a != 0u) {
    vec3 falling = lightMax * decode(texelFetch(light, pixel, 0).rgb);
    vec3 print = printAt(int(place.a) - 1, vec2(place.rg), int(place.b));
    shown = encode(toned(untoned(decode(shown)) + falling * print));
  }
  colour = vec4(shown, 1.0);
}`

const decimals = (values: readonly number[]) => values.map(float).join(', ')

/** At twice the size, by the formulas of `zoom.ts` and `enlarge.ts`. */
export const COMPOSE_ZOOMED = `${HEAD}
const vec4 SHARES = vec4(${decimals([SHARES.own, SHARES.near, SHARES.other, SHARES.far])});
/** How far those four are from a pixel, in the direction of its near one. */
const int STEPS[4] = int[](0, 1, -1, 2);

ivec2 within(ivec2 pixel) {
  return clamp(pixel, ivec2(0), textureSize(places, 0) - 1);
}

vec3 between(vec3 four[4]) {
  vec3 light = four[0] * SHARES.x + four[1] * SHARES.y + four[2] * SHARES.z + four[3] * SHARES.w;
  return clamp(light, min(four[0], four[1]), max(four[0], four[1]));
}

/** Light from what is not printed, or falling onto what is, around a pixel. */
vec3 enlarged(bool isPrinted, ivec2 own, ivec2 side) {
  vec3 rows[4];
  for (int row = 0; row < 4; row++) {
    vec3 four[4];
    for (int column = 0; column < 4; column++) {
      ivec2 at = within(own + side * ivec2(STEPS[column], STEPS[row]));
      if (!isPrinted) four[column] = untoned(decode(texelFetch(base, at, 0).rgb));
      else if (texelFetch(places, at, 0).a == 0u) four[column] = vec3(0.0);
      else four[column] = decode(texelFetch(light, at, 0).rgb);
    }
    rows[row] = between(four);
  }
  return between(rows);
}

/** How the place changes to the next pixel. */
vec2 slopeAlong(ivec2 axis, ivec2 pixel, uvec4 here) {
  uvec4 after = texelFetch(places, within(pixel + axis), 0);
  uvec4 before = texelFetch(places, within(pixel - axis), 0);
  bool isAfter = after.a == here.a && within(pixel + axis) != pixel;
  bool isBefore = before.a == here.a && within(pixel - axis) != pixel;
  vec2 ahead = isAfter ? vec2(after.rg) - vec2(here.rg) : vec2(0.0);
  vec2 behind = isBefore ? vec2(here.rg) - vec2(before.rg) : vec2(0.0);
  vec2 texels = vec2(prints[int(here.a) - 1].xy);
  float far = dot(ahead * texels, ahead * texels);
  float near = dot(behind * texels, behind * texels);
  if (!isAfter || (isBefore && far > ${float(LEAP)} * near)) return behind;
  if (!isBefore || near > ${float(LEAP)} * far) return ahead;
  return (ahead + behind) * 0.5;
}

void main() {
  ivec2 pixel = drawnPixel();
  ivec2 own = pixel >> 1;
  ivec2 side = (pixel & 1) * 2 - 1;
  vec3 bright = enlarged(false, own, side);
  ivec2 from = own;
  uvec4 place = texelFetch(places, own, 0);
  for (int corner = 1; corner < 4 && place.a == 0u; corner++) {
    from = own + side * ivec2(corner & 1, corner >> 1);
    place = texelFetch(places, within(from), 0);
  }
  if (place.a != 0u) {
    vec2 apart = vec2(own - from) + vec2(side) * 0.25;
    vec2 spot = vec2(place.rg)
      + apart.x * slopeAlong(ivec2(1, 0), from, place)
      + apart.y * slopeAlong(ivec2(0, 1), from, place);
    spot = clamp(floor(spot + 0.5), 0.0, 65535.0);
    bright += lightMax * enlarged(true, own, side) * printAt(int(place.a) - 1, spot, int(place.b));
  }
  colour = vec4(encode(toned(bright)), 1.0);
}`
