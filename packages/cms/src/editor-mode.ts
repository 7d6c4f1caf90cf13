/**
 * Names that identify the builder's canvas (bricks-dynamic.md §1.4). This file is part of the loader: it has no
 * imports.
 */
const BUILDER = {
  /** Class of `<body>` on every front-end page of the builder, absent in its canvas. */
  frontendClass: 'bricks-is-frontend',
  /** Elements of pages that the builder made: classic pages have no `bricks-is-frontend` either. */
  signs: 'body.brx-body, body[class*="bricks-is-builder"], body > #brx-header, body > #brx-content, body > #brx-footer',
} as const;

/**
 * Distinguishes the page builder's canvas from a page for visitors: in the canvas nothing starts that moves or hides
 * markup, because authors are working on it.
 *
 * @example
 * ```html
 * <body class="brx-body bricks-is-frontend">  <!-- a page: false -->
 * <body class="brx-body">                     <!-- the canvas: true -->
 * <body class="theme-storefront">             <!-- a page that the builder did not make: false -->
 * ```
 * ```ts
 * if (!isEditor(document)) start(...islands);
 * ```
 */
export function isEditor(page: Document): boolean {
  return !page.body?.classList.contains(BUILDER.frontendClass) && page.querySelector(BUILDER.signs) !== null;
}
