<?php
/**
 * The screen under Settings.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what was found on the site's pages, and takes the owner's choices.
 */
final class Screen {
	/**
	 * Name of the screen in addresses.
	 */
	const SLUG = 'stirrup';

	/**
	 * Adds the screen.
	 */
	public static function start(): void {
		add_action( 'admin_menu', array( __CLASS__, 'add' ) );
		add_action( 'admin_init', array( __CLASS__, 'register' ) );
		add_action( 'admin_post_stirrup_clear', array( __CLASS__, 'clear' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( FILE ), array( __CLASS__, 'add_link' ) );
	}

	/**
	 * Adds the entry in the menu.
	 */
	public static function add(): void {
		add_options_page( 'Stirrup', 'Stirrup', 'manage_options', self::SLUG, array( __CLASS__, 'show' ) );
	}

	/**
	 * Registers the option.
	 */
	public static function register(): void {
		register_setting(
			self::SLUG,
			Options::NAME,
			array(
				'type'              => 'array',
				'sanitize_callback' => array( Options::class, 'sanitize' ),
			)
		);
	}

	/**
	 * Adds a link to the screen in the list of plugins.
	 *
	 * @param string[] $links Links of the plugin.
	 * @return string[]
	 */
	public static function add_link( array $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'stirrup' ) );
		return array_merge( array( $link ), $links );
	}

	/**
	 * Forgets what was found, on request.
	 */
	public static function clear(): void {
		check_admin_referer( 'stirrup_clear' );
		if ( current_user_can( 'manage_options' ) ) {
			Report::clear();
		}
		wp_safe_redirect( self::url() );
		exit;
	}

	/**
	 * Prints the screen.
	 */
	public static function show(): void {
		?>
		<div class="wrap">
			<h1>Stirrup</h1>
			<?php self::show_state(); ?>
			<form method="post" action="options.php">
				<?php
				settings_fields( self::SLUG );
				self::show_choices();
				submit_button();
				?>
			</form>
			<h2><?php esc_html_e( 'Found on the pages of this site', 'stirrup' ); ?></h2>
			<?php Report_Table::show(); ?>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="stirrup_clear">
				<?php
				wp_nonce_field( 'stirrup_clear' );
				submit_button( __( 'Forget what was found', 'stirrup' ), 'secondary', 'submit', false );
				?>
			</form>
		</div>
		<?php
	}

	/**
	 * Prints whether the plugin works, and how to see a page without it.
	 */
	private static function show_state(): void {
		$report = Report::all();
		if ( ! Assets::check() ) {
			self::show_notice( 'error', __( 'Some files of the plugin are missing or incomplete. Nothing is changed on any page. Please install the plugin again.', 'stirrup' ) );
		} elseif ( '' !== $report['failure'] ) {
			$time = wp_date( get_option( 'date_format' ) . ', ' . get_option( 'time_format' ), $report['saved']['failure'] ?? 0 );
			/* translators: 1: message of an error, 2: date and time. */
			$text = __( 'On some page an error occurred, and the page was left as it is: %1$s. Noted: %2$s. Once its cause is mended, “Forget what was found” removes this message.', 'stirrup' );
			self::show_notice( 'warning', sprintf( $text, $report['failure'], $time ) );
		}
		printf(
			'<p>%s <a href="%s">%s</a></p>',
			esc_html__( 'Something looks wrong?', 'stirrup' ),
			esc_url( add_query_arg( Request::SAFE_MODE, '1', home_url( '/' ) ) ),
			esc_html__( 'See the site without Stirrup: only administrators can.', 'stirrup' )
		);
		printf(
			/* translators: %s: part of an address. */
			'<p>' . esc_html__( 'It works on every page: put %s behind its address.', 'stirrup' ) . '</p>',
			'<code>?' . esc_html( Request::SAFE_MODE ) . '=1</code>'
		);
	}

	/**
	 * Prints a notice.
	 *
	 * @param string $type `error` or `warning`.
	 * @param string $text Its text.
	 */
	private static function show_notice( string $type, string $text ): void {
		printf( '<div class="notice notice-%s inline" role="alert"><p>%s</p></div>', esc_attr( $type ), esc_html( $text ) );
	}

	/**
	 * Prints the choices.
	 */
	private static function show_choices(): void {
		$name     = Options::NAME;
		$kept     = Options::kept_groups();
		$flavours = array(
			'react' => __( 'React: the default, on which everything is tested', 'stirrup' ),
			'lite'  => __( 'Lite: the same on Preact, a far smaller library', 'stirrup' ),
		);
		echo '<table class="form-table" role="presentation"><tr><th scope="row">' . esc_html__( 'Flavour', 'stirrup' ) . '</th><td><fieldset>';
		echo '<legend class="screen-reader-text">' . esc_html__( 'Flavour', 'stirrup' ) . '</legend>';
		foreach ( $flavours as $flavour => $label ) {
			printf(
				'<label><input type="radio" name="%s[flavour]" value="%s"%s> %s</label><br>',
				esc_attr( $name ),
				esc_attr( $flavour ),
				checked( Options::flavour(), $flavour, false ),
				esc_html( $label )
			);
		}
		echo '</fieldset></td></tr><tr><th scope="row">' . esc_html__( 'Take out the old scripts of', 'stirrup' ) . '</th><td><fieldset>';
		echo '<legend class="screen-reader-text">' . esc_html__( 'Take out the old scripts of', 'stirrup' ) . '</legend>';
		foreach ( Handles::groups() as $group => $label ) {
			printf(
				'<label><input type="checkbox" name="%s[goes][]" value="%s"%s> %s</label><br>',
				esc_attr( $name ),
				esc_attr( $group ),
				checked( in_array( $group, $kept, true ), false, false ),
				esc_html( $label )
			);
		}
		echo '</fieldset></td></tr></table>';
	}

	/**
	 * Address of the screen.
	 */
	private static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}
}
