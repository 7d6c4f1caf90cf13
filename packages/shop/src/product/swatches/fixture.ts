import { pictureAddress } from '../../../../../fixtures/cms/catalogue/picture-address.ts';
import type { AttributeOption } from '../../../../../fixtures/cms/catalogue/types.ts';
import {
  type AttributeField,
  attributeName,
  attributeSelect,
} from '../../../../../fixtures/cms/markup/attribute-select.ts';
import { attributes, classes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderSite, classicSite, type Site } from '../../../../../fixtures/cms/site.ts';

function contents(kind: string, option: AttributeOption, site: Site): Html {
  if (kind === 'color') return html`<div style="background-color: ${option.colour ?? 'transparent'}"></div>`;
  if (kind === 'label' || !option.picture) return html`${option.label}`;
  return html`<img src="${pictureAddress(site, option.picture, 100)}" alt="${option.label}">`;
}

/**
 * An attribute as the builder prints it: a list, a hidden field of the same name, and the select in a hidden box. It knows
 * colours, labels and pictures; everything else is a label (bricks-dynamic.md §8.5).
 *
 * @example
 * const pad = productCalled('paddock-saddle-pad');
 * if (pad.type === 'variable' && pad.attributes[0]) builderSwatches({ attribute: pad.attributes[0] });
 */
export function builderSwatches(field: AttributeField, site: Site = builderSite): Html {
  const { attribute, chosen = '' } = field;
  const { swatches } = attribute;
  if (!swatches) return attributeSelect(field);
  const kind = swatches === 'color' || swatches === 'image' ? swatches : 'label';
  const name = attributeName(attribute);
  const items = attribute.options.map(
    (option) =>
      html`<li${attributes({
        class: classes(option.value === chosen && 'bricks-swatch-selected'),
        'data-value': option.value,
        'data-balloon': kind !== 'label' && option.label,
        'data-image-origin': kind === 'image' && (option.picture ? 'term' : 'default'),
      })}>${contents(kind, option, site)}</li>`,
  );
  return html`<ul class="bricks-variation-swatches bricks-swatch-${kind}">${items}<input type="hidden" name="${name}" class="variation-select" value="${chosen}" data-attribute_name="${name}"></ul><div style="display:none">${attributeSelect(field)}</div>`;
}

function sample({ colour, secondColour, picture }: AttributeOption, site: Site): Html | false {
  if (picture) return html`<img src="${pictureAddress(site, picture, 100)}" alt="" width="50" height="50">`;
  if (!colour) return false;
  const second = secondColour ?? colour;
  return html`<span class="sample" style="background: linear-gradient(-45deg, ${second} 50%, ${colour} 50%)"></span>`;
}

/**
 * An attribute's swatches in our own dialect. Without JavaScript the select is there and the items are not.
 *
 * @example
 * const pad = productCalled('paddock-saddle-pad');
 * if (pad.type === 'variable' && pad.attributes[0]) stirrupSwatches({ attribute: pad.attributes[0], chosen: 'bay' });
 */
export function stirrupSwatches(
  field: AttributeField,
  print: { site?: Site; settings?: Record<string, boolean | number | string> } = {},
): Html {
  const { site = classicSite, settings } = print;
  const { attribute, chosen } = field;
  const items = attribute.options.map(
    (option) => html`
		<button${attributes({
      type: 'button',
      'data-part': 'item',
      'data-value': option.value,
      'data-selected': option.value === chosen,
    })}>${sample(option, site)}<span>${option.label}</span></button>`,
  );
  return html`${attributeSelect(field)}
<div data-island="swatches"${attributes({
    'aria-label': attribute.label,
    'data-options': settings && JSON.stringify(settings),
  })}>${items}
</div>`;
}
