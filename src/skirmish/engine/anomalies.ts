/** What is out of order for a round. Tabele losowe i ściągawki, Komplikacje w trakcie potyczki. */
export class Anomalies {
  /** How many times its inches a Move from each cell has. */
  readonly pace: Float64Array;
  isPaced = false;
  /** Figures that cannot use their ranged weapons. */
  readonly jammed: Uint8Array;
  private isJammed = false;
  /** Whether all targets out of base contact are concealed. */
  isFoggy = false;

  constructor(cells: number, figures: number) {
    this.pace = new Float64Array(cells).fill(1);
    this.jammed = new Uint8Array(figures);
  }

  jam(figure: number): void {
    this.jammed[figure] = 1;
    this.isJammed = true;
  }

  /** The end of the round. */
  calm(): void {
    if (this.isPaced) this.pace.fill(1);
    if (this.isJammed) this.jammed.fill(0);
    this.isPaced = false;
    this.isJammed = false;
    this.isFoggy = false;
  }
}
