variable "cidr_block" {
  type        = string
  description = "The addresses of the network."
}

resource "aws_vpc" "this" {
  cidr_block = var.cidr_block
}

output "vpc_id" {
  value = aws_vpc.this.id
}
