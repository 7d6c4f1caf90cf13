<?php
/**
 * Scripts of the page builder, see `Handles`.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

return array(
	// Of another one: it runs before the first paint, so that no other colours flash. It never goes.
	'color-scheme-switcher-frontend' => array(
		'group'   => 'builder',
		'goes_on' => array(),
	),
	'bricks-scripts'               => array(
		'group'     => 'builder',
		'settings'  => array( 'bricksData', 'bricksWooCommerce' ),
		'keeps'     => array(
			'bricks-woocommerce',
			'bricks-filters',
			'bricks-map',
			'bricks-leaflet',
			'bricks-isotope',
			'bricks-swiper',
			'bricks-splide',
			'bricks-photoswipe',
			'bricks-photoswipe-lightbox',
			'bricks-photoswipe-caption',
			'bricks-flatpickr',
			'bricks-tocbot',
			'bricks-typed',
			'bricks-piechart',
		),
		'called_by' => '~\b(?:bricks[A-Z]\w*\s*\(|bricks\w+Fn\b|BricksFunction\b|BricksIntersect\b|bricksIsFrontend\b|bricksTimeouts\b|bricksUtils\b|bricksFunctions\b|bricksFunctionInstances\b)~',
	),
	'bricks-woocommerce'           => array( 'group' => 'builder' ),
	'bricks-filters'               => array(
		'group' => 'builder',
		'keeps' => array( 'bricks-scripts' ),
	),
	'bricks-map'                   => array(
		'group' => 'builder',
		'keeps' => array( 'bricks-scripts' ),
	),
	'bricks-leaflet'               => array(
		'group'     => 'builder',
		'keeps'     => array( 'bricks-scripts' ),
		'called_by' => '~\bL\.(?:map|marker|tileLayer)\b~',
	),
	'bricks-isotope'               => array(
		'group'     => 'builder',
		'keeps'     => array( 'bricks-scripts' ),
		'called_by' => '~\bnew Isotope\b|\.isotope\s*\(~',
	),
	'bricks-swiper'                => array(
		'group'     => 'builder',
		'called_by' => '~\bnew Swiper\b~',
	),
	'bricks-splide'                => array(
		'group'     => 'builder',
		'called_by' => '~\bnew Splide\b~',
	),
	'bricks-photoswipe'            => array(
		'group'     => 'builder',
		'called_by' => '~\bPhotoSwipe\b~',
	),
	'bricks-photoswipe-lightbox'   => array(
		'group'     => 'builder',
		'called_by' => '~\bPhotoSwipeLightbox\b~',
	),
	'bricks-photoswipe-caption'    => array( 'group' => 'builder' ),
	'bricks-flatpickr'             => array(
		'group'     => 'builder',
		'called_by' => '~\bflatpickr\s*\(~',
	),
	'bricks-tocbot'                => array(
		'group'     => 'builder',
		'called_by' => '~\btocbot\b~',
	),
	'bricks-typed'                 => array(
		'group'     => 'builder',
		'keeps'     => array( 'bricks-scripts' ),
		'called_by' => '~\bnew Typed\b~',
	),
	'bricks-piechart'              => array(
		'group'     => 'builder',
		'called_by' => '~\bEasyPieChart\b~',
	),

	// Of a plugin that extends it.
	'x-slide-menu'                 => array(
		'group'     => 'builder',
		'called_by' => '~\bx(?:Open|Close)SlideMenu\b|\bdoExtrasSlideMenu\b|\bbricksextras\.slidemenu\b~',
	),
);
